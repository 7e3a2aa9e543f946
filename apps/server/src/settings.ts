import { SHORTEST_PASSWORD, trimEnd } from '#meta'
import { resolve } from 'node:path'
import { isLoopbackName } from '#framework/identity'
import { StartRefusal } from './explain-start-failure.ts'
import { type LogLevel, logLevels } from './log.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface Range {
  fallback: number
  least: number
  most: number
}

const isOrigin = (text: string): boolean => /^[a-z][a-z0-9+.-]*:\/\/[^/\s?#@]+$/i.test(text)

/** Reads environment variables and collects their errors. An empty one counts as unset. */
class EnvironmentReader {
  readonly #environment: Environment
  readonly #mistakes: string[] = []

  constructor(environment: Environment) {
    this.#environment = environment
  }

  text(name: string): string | undefined {
    const value = this.#environment[name]?.trim()
    return value === '' ? undefined : value
  }

  integer(name: string, { fallback, least, most }: Range): number {
    const value = this.text(name)
    if (value === undefined) return fallback
    if (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value)
    this.#refuse(name, `a whole number from ${least} to ${most}`)
    return fallback
  }

  choice<const Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    return choices.find((known) => known === value) ?? this.#refuse(name, `one of ${choices.join(', ')}`)
  }

  address(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return trimEnd(value, '/')
    return this.#refuse(name, `an address that starts with ${protocols.join('// or ')}//`)
  }

  words(name: string, pattern: RegExp): string[] | undefined {
    const list = this.#list(name)
    if (list?.every((word) => pattern.test(word)) !== false) return list
    return this.#refuse(name, 'a list of names, with commas between them')
  }

  origins(name: string): string[] | undefined {
    const list = this.#list(name)
    if (list?.every(isOrigin) !== false) return list
    return this.#refuse(name, 'a list of origins such as https://example.org, with commas between them')
  }

  secret(name: string, least: number): string | undefined {
    const value = this.text(name)
    if (value === undefined || value.length >= least) return value
    return this.#refuse(name, `at least ${least} characters long`)
  }

  together<Key extends string>(names: Record<Key, string>): Record<Key, string> | undefined {
    const entries = Object.entries<string>(names).map(([key, name]) => ({
      key,
      name,
      value: this.text(name),
    }))
    const missing = entries.filter(({ value }) => value === undefined)
    if (missing.length === entries.length) return undefined
    const all = entries.map(({ name }) => name).join(', ')
    for (const { name } of missing) this.#refuse(name, `set too: ${all} are used together`)
    if (missing.length > 0) return undefined
    return Object.fromEntries(entries.map(({ key, value }) => [key, value])) as Record<Key, string>
  }

  /** Throws one error that names every mistake found so far. */
  refuseMistakes(): void {
    if (this.#mistakes.length > 0) throw new StartRefusal(this.#mistakes.join('\n'))
  }

  #list(name: string): string[] | undefined {
    return this.text(name)
      ?.split(',')
      .map((word) => word.trim())
  }

  /** Omits the value from the error, because it may contain a secret. */
  #refuse(name: string, must: string): undefined {
    this.#mistakes.push(`${name} must be ${must}`)
    return undefined
  }
}

export interface Settings {
  /** `PORT` (8080). 0 takes any free one. */
  port: number
  /** `HOST` (127.0.0.1): the address to listen on. */
  host: string
  /** `MELA_DATA` (`./data`): the embedded database and the files. Absolute. */
  dataFolder: string
  /** `DATABASE_URL`: a PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | undefined
  /**
   * `MELA_SEED` (`demo` for an empty embedded database, `empty` for one of your own): initial content of an empty
   * database.
   */
  seed: 'demo' | 'empty'
  /** `MELA_DATABASE_WAIT` (60): seconds to wait for `DATABASE_URL` at the start. */
  databaseWait: number
  /**
   * `MELA_ADMIN_PASSWORD`: Administrator's password, at the first start only; without it one is generated and shown
   * once.
   */
  adminPassword: string | undefined
  /**
   * `MELA_RESET_ADMIN_PASSWORD` (0): 1 sets Administrator's password to `MELA_ADMIN_PASSWORD`, or to a new one, at this
   * start.
   */
  isAdminPasswordReset: boolean
  /** `MELA_LOG_LEVEL` (info): `debug`, `info`, `warn` or `error`; `debug` adds a line for each request. */
  logLevel: LogLevel
  /** `MELA_METRICS_TOKEN`: bearer token for `/metrics`; without it only this computer reads them, without a proxy. */
  metricsToken: string | undefined
  /** `MELA_PUBLIC_URL`: the site's public URL, without a trailing slash. */
  publicUrl: string | undefined
  /** `MELA_TRUST_PROXY` (0): number of trusted proxies that report the client's address. */
  trustedProxies: number
  /**
   * `MELA_ALLOWED_ORIGINS` (`https://localhost,capacitor://localhost`): further web origins that may send requests with
   * a user's credentials.
   */
  allowedOrigins: readonly string[]
  /** `MELA_SECRET`: signs tokens; without it one is generated and stored in the database. */
  secret: string | undefined
  /**
   * `MELA_METHOD_PREFIXES` (`mela`, `ecommerce_business_store` and that name twice): accepted prefixes of method names.
   */
  methodPrefixes: readonly string[]
  files: FileStoreSettings | undefined
  /** `SMTP_URL` and `MAIL_FROM`: the mail server, and the sender's address. */
  mail: { url: string | undefined; from: string | undefined }
  messages: MessageSettings
  /** `RAZORPAY_KEY_ID`, `RAZORPAY_KEY_SECRET`, `RAZORPAY_WEBHOOK_SECRET`: all of them, or none. */
  razorpay: { keyId: string; keySecret: string; webhookSecret: string } | undefined
  /** `STRIPE_SECRET_KEY`, `STRIPE_PUBLISHABLE_KEY`, `STRIPE_WEBHOOK_SECRET`: all of them, or none. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined
  /** `MELA_SANDBOX_PAYMENTS` (1): sandbox payments on a site that is no demo, unless real keys are set. */
  sandboxPayments: boolean
  /** `GOOGLE_MAPS_KEY`: for addresses and maps of Google. */
  mapsKey: string | undefined
  /** `CLOUD_FUNCTIONS_REGION` (us-central1): region of functions that is sent to apps. */
  cloudFunctionsRegion: string
}

/**
 * `S3_BUCKET`, `S3_REGION`, `S3_ENDPOINT`, `S3_ACCESS_KEY_ID`, `S3_SECRET_ACCESS_KEY`: bucket for files instead of the
 * data folder.
 */
interface FileStoreSettings {
  bucket: string
  region: string
  endpoint: string | undefined
  accessKeyId: string
  secretAccessKey: string
}

/**
 * `SMS_URL` with `SMS_DLT_ENTITY_ID` and `SMS_DLT_OTP_TEMPLATE_ID`: India's registers of senders and texts require
 * both.
 */
interface MessageSettings {
  url: string | undefined
  dltEntityId: string | undefined
  dltOtpTemplateId: string | undefined
}

const capacitorOrigins = ['https://localhost', 'capacitor://localhost']

const dialectPrefixes = [
  'mela',
  'ecommerce_business_store',
  'ecommerce_business_store.ecommerce_business_store',
]

function readServer(read: EnvironmentReader) {
  return {
    port: read.integer('PORT', { fallback: 8080, least: 0, most: 65_535 }),
    host: read.text('HOST') ?? '127.0.0.1',
    publicUrl: read.address('MELA_PUBLIC_URL', ['http:', 'https:']),
    trustedProxies: read.integer('MELA_TRUST_PROXY', { fallback: 0, least: 0, most: 10 }),
    allowedOrigins: read.origins('MELA_ALLOWED_ORIGINS') ?? capacitorOrigins,
    logLevel: read.choice('MELA_LOG_LEVEL', logLevels) ?? ('info' as const),
    metricsToken: read.secret('MELA_METRICS_TOKEN', 16),
    methodPrefixes: read.words('MELA_METHOD_PREFIXES', /^[a-z_]\w*(\.[a-z_]\w*)*$/) ?? dialectPrefixes,
  }
}

function readData(read: EnvironmentReader) {
  const databaseUrl = read.address('DATABASE_URL', ['postgres:', 'postgresql:'])
  return {
    dataFolder: resolve(read.text('MELA_DATA') ?? 'data'),
    databaseUrl,
    seed: read.choice('MELA_SEED', ['demo', 'empty']) ?? (databaseUrl === undefined ? 'demo' : 'empty'),
    databaseWait: read.integer('MELA_DATABASE_WAIT', { fallback: 60, least: 0, most: 3600 }),
    adminPassword: read.secret('MELA_ADMIN_PASSWORD', SHORTEST_PASSWORD),
    isAdminPasswordReset: read.integer('MELA_RESET_ADMIN_PASSWORD', { fallback: 0, least: 0, most: 1 }) === 1,
    secret: read.secret('MELA_SECRET', 32),
  }
}

function readFileStore(read: EnvironmentReader): FileStoreSettings | undefined {
  const store = read.together({
    bucket: 'S3_BUCKET',
    accessKeyId: 'S3_ACCESS_KEY_ID',
    secretAccessKey: 'S3_SECRET_ACCESS_KEY',
  })
  return (
    store && {
      ...store,
      region: read.text('S3_REGION') ?? 'auto',
      endpoint: read.address('S3_ENDPOINT', ['http:', 'https:']),
    }
  )
}

function readServices(read: EnvironmentReader) {
  return {
    mail: { url: read.address('SMTP_URL', ['smtp:', 'smtps:']), from: read.text('MAIL_FROM') },
    messages: {
      url: read.address('SMS_URL', ['http:', 'https:']),
      dltEntityId: read.text('SMS_DLT_ENTITY_ID'),
      dltOtpTemplateId: read.text('SMS_DLT_OTP_TEMPLATE_ID'),
    },
    razorpay: read.together({
      keyId: 'RAZORPAY_KEY_ID',
      keySecret: 'RAZORPAY_KEY_SECRET',
      webhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
    }),
    stripe: read.together({
      secretKey: 'STRIPE_SECRET_KEY',
      publishableKey: 'STRIPE_PUBLISHABLE_KEY',
      webhookSecret: 'STRIPE_WEBHOOK_SECRET',
    }),
    sandboxPayments: read.integer('MELA_SANDBOX_PAYMENTS', { fallback: 0, least: 0, most: 1 }) === 1,
    mapsKey: read.text('GOOGLE_MAPS_KEY'),
    cloudFunctionsRegion: read.text('CLOUD_FUNCTIONS_REGION') ?? 'us-central1',
  }
}

/** Throws one error that names every wrong variable with its requirement. */
export function readSettings(environment: Environment): Settings {
  const read = new EnvironmentReader(environment)
  const settings = {
    ...readServer(read),
    ...readData(read),
    ...readServices(read),
    files: readFileStore(read),
  }
  read.refuseMistakes()
  return settings
}

type Exposure = Pick<Settings, 'host' | 'publicUrl' | 'trustedProxies'>

/**
 * True when only this machine can reach the server; demo sign-ins are refused otherwise. A proxy or a public URL in the
 * settings means that others can.
 */
export function isForThisMachine({ host, publicUrl, trustedProxies }: Exposure): boolean {
  const isOwnAddress = publicUrl === undefined || isLoopbackName(new URL(publicUrl).hostname)
  return isLoopbackName(host) && isOwnAddress && trustedProxies === 0
}
