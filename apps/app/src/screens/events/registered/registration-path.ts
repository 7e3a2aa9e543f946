export const registrationPath = (token: string): string => `/registration/${encodeURIComponent(token)}`

export const registrationFormPath = (event: string): string =>
  `/event-registration-form/${encodeURIComponent(event)}`
