/** What a sentence is completed with: words, or a figure as it is to be shown. */
export type Shown = string | number
