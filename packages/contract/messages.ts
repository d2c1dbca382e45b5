// The messages of failed requests: the reference backend and the mocks send the same.

/** A message by field, and one for everything else. */
export type ValidationMessages = Readonly<Record<string, string>> & { readonly fallback: string }

/** Messages of invalid requests, by operation and field. */
export const validationMessages = {
  login: { role: 'Please choose a role.', fallback: 'Please provide your email and password.' },
  signup: {
    name: 'The name needs 2 to 50 characters.',
    email: 'Please give a valid email address.',
    password: 'The password needs 6 to 200 characters.',
    role: 'Please choose one of the roles.',
    fallback: 'Please fill in all fields.',
  },
  listPlayers: {
    search: 'The search can have at most 200 characters.',
    page: 'The page must be a whole number, 1 or higher.',
    limit: 'The limit must be a whole number from 1 to 100.',
    sortBy: 'Players can be sorted by score only.',
    fallback: 'A filter is not valid.',
  },
  getPlayer: { fallback: 'That is not the id of a player.' },
} satisfies Record<string, ValidationMessages>

/** Messages of all other failures. */
export const errorMessages = {
  wrongPassword: 'Incorrect email or password.',
  wrongRole: 'This account has another role. Choose the one you signed up with.',
  adminSignupForbidden: 'You can’t sign up as an admin.',
  emailTaken: 'An account with this email already exists.',
  playerNotFound: 'Player not found',
  tooLarge: 'The request is too large.',
  unstorable: 'The request has characters that cannot be stored.',
  invisibleName:
    'The name needs a visible character, at most three marks on a letter, and no control, direction or tag characters.',
  wrongMethod: 'This address cannot be used with that method.',
  unsupportedMediaType: 'The request must be JSON.',
  unreadable: 'The request cannot be read.',
  noSuchCall: 'There is no such call.',
  nothingHere: 'There is nothing at this address.',
  tooManyAttempts: 'Too many attempts. Please try again in a minute.',
  failed: 'Something went wrong on our side. Please try again.',
  busy: 'The server is busy right now. Please try again in a moment.',
  databaseDown: 'The database cannot be reached right now. Please try again in a moment.',
}
