// What a value is called that only its label names.

/** "Name:" names its value "Name"; the label's words stay as printed. */
export const withoutColon = (label: string): string => label.replace(/(?<=\S)\s*[:：=]+$/u, '')
