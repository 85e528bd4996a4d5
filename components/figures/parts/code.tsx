/** Lines of code on a sheet; they wrap rather than scroll. */
export function Code({ children, className = '' }: { children: string; className?: string }) {
  return (
    <pre
      className={`font-[ui-monospace,'SF_Mono',Consolas,'DejaVu_Sans_Mono',monospace] text-[0.8125rem] leading-[1.55] wrap-anywhere whitespace-pre-wrap print:text-[0.875rem] ${className}`}
    >
      <code>{children}</code>
    </pre>
  );
}
