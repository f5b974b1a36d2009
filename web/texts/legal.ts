// The frame around the terms.

export const termsOfService = 'Terms of service'
export const back = 'Back'
export const privacyPolicy = 'Privacy policy'
