// The change of address that can be undone: apart from auth.ts, as hardly anybody opens it.

export const setANewPassword = 'Set a new password'
export const someoneChangedTheEMail = 'Someone changed the e-mail address of your account. If that was not you, undo it here.'
export const undoTheChange = 'Undo the change'
export const undoTheChangeOfAddress = 'Undo the change of address'
export const yourOldAddressIsBack = 'Your old address is back and every device is logged out. Set a new password now.'
