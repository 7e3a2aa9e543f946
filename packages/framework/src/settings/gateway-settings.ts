/** How mail leaves: `smtp://user:password@host:port`, and who it is from. */
export interface MailSettings {
  readonly url: string | undefined
  readonly from: string | undefined
}

/** How text messages leave, and what India's register of senders (DLT) knows us by. */
export interface MessageSettings {
  readonly url: string | undefined
  readonly dltEntityId: string | undefined
  readonly dltOtpTemplateId: string | undefined
}

/** A bucket of a service that speaks S3. */
export interface BucketSettings {
  readonly bucket: string
  readonly region: string
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The accounts at gateways that take money for us; where none is set, a demo has its sandbox. */
export interface PaymentSettings {
  readonly razorpay?:
    { readonly keyId: string; readonly keySecret: string; readonly webhookSecret: string } | undefined
  readonly stripe?:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined
  /** Made-up payments on a site that is no demo; never beside real ones. */
  readonly sandbox?: boolean | undefined
  /** Where the sandbox tells the site of its events; the public address unless told. */
  readonly hookOrigin?: string | undefined
}

/** The account at the maps service; without one, places come from what the site knows itself. */
export interface MapsSettings {
  readonly key: string
  /** Another place that speaks the service's language, for tests. */
  readonly url?: string | undefined
  /** Milliseconds for one answer, where it is not the usual. */
  readonly patience?: number | undefined
}
