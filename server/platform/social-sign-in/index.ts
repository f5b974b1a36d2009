import type { SocialSignIn } from './identity.ts'

export { KeysUnavailable, type SocialIdentity, type SocialSignIn } from './identity.ts'

/** The settings this folder needs. `clientId`: GOOGLE_CLIENT_ID. `jwksUrl`: GOOGLE_JWKS_URL, the provider's published keys. */
export interface SocialSignInSettings {
  readonly clientId: string
  readonly jwksUrl: string
}

/** Social sign-in as the settings say; null when it is not configured. What checks tokens is loaded with the first of them. */
export function openSocialSignIn(settings: SocialSignInSettings | null): SocialSignIn | null {
  if (settings === null) return null
  let google: Promise<SocialSignIn> | null = null
  return {
    identify: async (token, now) => {
      google ??= import('./google.ts').then(({ googleSignIn }) => googleSignIn(settings.clientId, settings.jwksUrl))
      return (await google).identify(token, now)
    },
  }
}
