import { downloadNames, downloadText } from '@/lib/downloads';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => downloadNames().map((file) => ({ file }));

/** A file of lib/downloads, as it is in the repository. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params;
  return new Response(downloadText(file), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
