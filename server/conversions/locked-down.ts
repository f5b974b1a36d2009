/** A result is made from a stranger's file: a browser may save or show it, and nothing else. */
export const lockedDown = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}
