/** What a visitor wrote, on either face of the form. */
export type Enquiry = { readonly name: string; readonly companyName: string; readonly email: string; readonly requirement: string } & (
  | { readonly kind: 'contact'; readonly needAgent: boolean }
  | { readonly kind: 'on-premise'; readonly usersCount: number }
)
