// The bearer token of the signed-in person, stored under the specified key. Nothing else is known about the session in the browser.
const tokenKey = 'token'
const expiry = new EventTarget()

/** The stored bearer token; null for a visitor, or when storage is switched off. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}

/** Stores the token of a fresh login. */
export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token)
}

/** Forgets the token: this browser is a visitor again. */
export function forgetToken(): void {
  localStorage.removeItem(tokenKey)
}

/** Forgets the token and tells every listener that the session is over. Called on any 401. */
export function expireSession(): void {
  if (!storedToken()) return
  forgetToken()
  expiry.dispatchEvent(new Event('expired'))
}

/** Calls `listener` when the session expires; returns the function that stops listening. */
export function onSessionExpired(listener: () => void): () => void {
  expiry.addEventListener('expired', listener)
  return () => expiry.removeEventListener('expired', listener)
}
