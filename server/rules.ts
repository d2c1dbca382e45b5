// What the reference backend and the mocks both keep to, beside openapi.yaml.

/** Bytes that the body of a request may have. */
export const largestBody = 100 * 1024

/** How many of the players are the top ones. */
export const howManyAreTop = 8

/** What the list of players is filtered by. */
export const filters = ['game', 'tier', 'team', 'status'] as const

/** What is said of a wrong field, and of all else. */
export type Sentences = Readonly<Record<string, string>> & { readonly otherwise: string }

/** What the calls say of what they were sent, field by field. */
export const sentences = {
  login: { role: 'Please choose a role.', otherwise: 'Please provide your email and password.' },
  signup: {
    name: 'The name needs 2 to 50 characters.',
    email: 'Please give a valid email address.',
    password: 'The password needs 6 to 200 characters.',
    role: 'Please choose one of the roles.',
    otherwise: 'Please fill in all fields.',
  },
  listPlayers: {
    search: 'The search text may have 200 characters at most.',
    page: 'The page has to be a whole number from 1 up.',
    limit: 'The limit has to be a whole number from 1 to 100.',
    sortBy: 'Players can be sorted by score only.',
    otherwise: 'A filter is not valid.',
  },
  getPlayer: { otherwise: 'That is not the id of a player.' },
} satisfies Record<string, Sentences>

/** What the calls say when they refuse what was sent well. */
export const refusals = {
  wrongPassword: 'Incorrect email or password.',
  wrongRole: 'This account cannot sign in with that role.',
  noAdmins: 'Admin accounts are not open for sign-up.',
  emailTaken: 'An account with this email already exists.',
  noPlayer: 'Player not found',
  tooLarge: 'The request is too large.',
  unstorable: 'The request has characters that cannot be stored.',
}
