import { googleSignIn } from './google.ts'
import type { SocialSignIn } from './identity.ts'

export { KeysUnavailable, type SocialIdentity, type SocialSignIn } from './identity.ts'

/** The settings this folder needs. `clientId`: GOOGLE_CLIENT_ID. `jwksUrl`: GOOGLE_JWKS_URL, the provider's published keys. */
export interface SocialSignInSettings {
  readonly clientId: string
  readonly jwksUrl: string
}

/** Social sign-in as the settings say; null when it is not configured. */
export const openSocialSignIn = (settings: SocialSignInSettings | null): SocialSignIn | null =>
  settings === null ? null : googleSignIn(settings.clientId, settings.jwksUrl)
