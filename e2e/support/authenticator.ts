import { generate } from 'otplib'

const STEP = 30

/**
 * What an app that was set up with this key shows. A code is taken once: the server also takes that of the half minute to
 * come, so `later` 1 is another one without waiting.
 */
export function authenticatorCode(secret: string, later: 0 | 1 = 0): Promise<string> {
  const epoch = Math.floor(Date.now() / 1000) + later * STEP
  return generate({ secret: secret.replaceAll(' ', ''), epoch })
}
