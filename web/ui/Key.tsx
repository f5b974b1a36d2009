/** A key printed on what it presses; silent, since the shortcut is no part of the name. */
export function Key({ children }: { readonly children: string }) {
  return (
    <span className="kbd" aria-hidden="true">
      {children}
    </span>
  )
}
