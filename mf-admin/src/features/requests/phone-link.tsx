export function PhoneLink({ phone }: { phone: string | null | undefined }) {
  if (!phone) return <span>—</span>;
  return <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>;
}
