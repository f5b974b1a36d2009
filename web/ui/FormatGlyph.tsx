/** What goes in and what comes out, drawn: "pdf" through the mill to "xlsx". Decoration: the name of the tool stands beside it. */
export function FormatGlyph({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <span className="gly" aria-hidden="true">
      <i>{from}</i>
      <em />
      <i className="o">{to}</i>
    </span>
  )
}
