/** Only few sign in by a second factor: what reckons and draws its codes is loaded by the first of them. */
const loadCodes = () => import('otplib')
const loadDrawing = () => import('qrcode')

/** A phone's clock may be this far off, in seconds: one step before, one after. */
const TOLERANCE = 30

/** What an authenticator app needs; shown once, while the app is being set up. */
export interface Enrolment {
  readonly secret: string
  readonly uri: string
  /** The same as a picture: an SVG document. */
  readonly qr: string
}

export async function newSecret(): Promise<string> {
  const { generateSecret } = await loadCodes()
  return generateSecret({ length: 20 })
}

export async function enrolmentOf(secret: string, issuer: string, label: string): Promise<Enrolment> {
  const [{ generateURI }, { toString: drawQr }] = await Promise.all([loadCodes(), loadDrawing()])
  const uri = generateURI({ issuer, label, secret })
  return { secret, uri, qr: await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M' }) }
}

/** The number of the half minute in which an app shows this code; null when it shows it in none around now. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null
  const epoch = Math.floor(now.getTime() / 1000)
  const { verify } = await loadCodes()
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE })
  return result.valid && 'timeStep' in result ? result.timeStep : null
}
