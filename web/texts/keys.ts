// The list of keys that "?" shows.

export const keys = 'Keys'
export const singleKeysAre = 'Single keys are '
export const on = 'on'
export const off = 'off'
export const changeItInSettings = 'Change it in Settings'
