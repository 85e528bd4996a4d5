export function ApplyLink({ children, role }: { children: React.ReactNode; role: string }) {
  return <a href="/#contact" data-enquiry-type="Career">{children} <span className="sr-only">{role}</span></a>;
}
