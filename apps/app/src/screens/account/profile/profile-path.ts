export const profilePath = '/tabs/my-profile'
