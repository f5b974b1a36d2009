/** A person as the provider vouches for them. */
export interface SocialIdentity {
  /** The provider's own id of the person: the only thing that identifies them for ever. */
  readonly subject: string
  readonly email: string
  /** Whether the provider itself runs the mailbox, so that the address is proof enough to enter an account that already has it. */
  readonly ownsMailbox: boolean
  readonly firstName: string
  readonly lastName: string
  readonly expiresAt: Date
}

export interface SocialSignIn {
  /** The identity in an ID token that is signed by the provider, made for us, not expired, and with a verified address; null otherwise. Throws KeysUnavailable. */
  identify(token: string, now: Date): Promise<SocialIdentity | null>
}

/** Thrown when the provider's keys cannot be had: whether a token is good is not known. */
export class KeysUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The keys of the sign-in provider cannot be had.', options)
    this.name = 'KeysUnavailable'
  }
}
