/** Mail server: `smtp://user:password@host:port`, and the sender. */
export interface MailSettings {
  readonly url: string | undefined
  readonly from: string | undefined
}

/** Text message gateway, with our registration in India's DLT. */
export interface MessageSettings {
  readonly url: string | undefined
  readonly dltEntityId: string | undefined
  readonly dltOtpTemplateId: string | undefined
}

export interface BucketSettings {
  readonly bucket: string
  readonly region: string
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

export interface PaymentSettings {
  readonly razorpay?:
    { readonly keyId: string; readonly keySecret: string; readonly webhookSecret: string } | undefined
  readonly stripe?:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined
  /** Enables sandbox payments on a site that is no demo; not combined with real ones. */
  readonly sandbox?: boolean | undefined
  /** Origin for the sandbox's webhooks; the public address by default. */
  readonly hookOrigin?: string | undefined
}

/** Account at the maps service; without one, places come from the site's own data. */
export interface MapsSettings {
  readonly key: string
  readonly url?: string | undefined
  /** Milliseconds for one response; undefined for the default. */
  readonly patience?: number | undefined
}
