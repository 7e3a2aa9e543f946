/** From where a call comes, as far as a method may know: for limits, and to tell this device from the others. */
export interface Origin {
  /** The network address; null for calls from inside the process. */
  readonly address: string | null
  /** What the device calls itself, and what its browser does. */
  readonly device: string | null
  readonly userAgent: string | null
  /** Name of the session or of the key by which the caller is known; null for a guest. */
  readonly credential: string | null
  /** The demo's sign-ins and made-up payments are refused: the call came through a proxy that no setting declares. */
  readonly isDemoRefused?: boolean
}

export const insideProcess: Origin = { address: null, device: null, userAgent: null, credential: null }
