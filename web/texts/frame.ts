// What every page may show: an ended session, an error that nothing handled.

export const sessionExpired = 'Session Expired'
export const takingYouToSignIn = ' Taking you to sign in.'
export const timeUntilTheLogin = 'Time until the login'
export const unexpectedApplicationError = 'Unexpected Application Error!'
export const aPartOfThisPage = 'A part of this page did not arrive. Check the connection, then load the page again.'
export const loadThePageAgain = 'Load the page again'
export const startAgain = 'Start again'
