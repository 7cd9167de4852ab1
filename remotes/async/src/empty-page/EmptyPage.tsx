/** Nothing. The frame has everything. */
export default function EmptyPage() {
  return null;
}
