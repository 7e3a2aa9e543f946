import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { isForThisMachine, readSettings } from './settings.ts'

test('Every setting has a default', () => {
  expect(readSettings({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataFolder: resolve('data'),
    databaseUrl: undefined,
    seed: 'demo',
    trustedProxies: 0,
    allowedOrigins: ['https://localhost', 'capacitor://localhost'],
    methodPrefixes: ['mela', 'ecommerce_business_store', 'ecommerce_business_store.ecommerce_business_store'],
    cloudFunctionsRegion: 'us-central1',
    files: undefined,
    razorpay: undefined,
    stripe: undefined,
    sandboxPayments: false,
  })
})

test('An external database starts empty unless the operator says otherwise', () => {
  const DATABASE_URL = 'postgres://someone@db/mela'
  expect(readSettings({ DATABASE_URL }).seed).toBe('empty')
  expect(readSettings({ DATABASE_URL, MELA_SEED: 'demo' }).seed).toBe('demo')
})

test('An empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', HOST: ' ', MELA_SEED: '' })).toEqual(readSettings({}))
})

test.each([
  [{ PORT: '80a' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
  [{ MELA_TRUST_PROXY: 'yes' }, 'MELA_TRUST_PROXY must be a whole number from 0 to 10'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
  ],
  [{ DATABASE_URL: 'host=x' }, 'DATABASE_URL must be an address'],
  [{ MELA_SEED: 'full' }, 'MELA_SEED must be one of demo, empty'],
  [{ MELA_SECRET: 'short' }, 'MELA_SECRET must be at least 32 characters long'],
  [
    { MELA_PUBLIC_URL: 'example.org' },
    'MELA_PUBLIC_URL must be an address that starts with http:// or https://',
  ],
  [{ MELA_ALLOWED_ORIGINS: 'https://a.example/path' }, 'MELA_ALLOWED_ORIGINS must be a list of origins'],
  [{ MELA_METHOD_PREFIXES: 'mela,../x' }, 'MELA_METHOD_PREFIXES must be a list of names'],
  [{ RAZORPAY_KEY_ID: 'k' }, 'RAZORPAY_KEY_SECRET must be set too'],
  [{ S3_BUCKET: 'b' }, 'S3_ACCESS_KEY_ID must be set too'],
])('%j is refused by name', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message)
})

test('All mistakes are reported at once, without any value', () => {
  const read = () => readSettings({ PORT: 'x', MELA_ADMIN_PASSWORD: 'hunter2', SMTP_URL: 'pass@word' })
  expect(read).toThrow(/PORT[^]*MELA_ADMIN_PASSWORD[^]*SMTP_URL/)
  expect(read).not.toThrow(/hunter2|pass@word/)
})

test('Given settings are used', () => {
  const settings = readSettings({
    PORT: '5190',
    MELA_PUBLIC_URL: 'https://mela.example/',
    MELA_ALLOWED_ORIGINS: 'https://a.example, capacitor://localhost',
    MELA_METHOD_PREFIXES: 'mela',
    STRIPE_SECRET_KEY: 'key',
    STRIPE_PUBLISHABLE_KEY: 'shown',
    STRIPE_WEBHOOK_SECRET: 'hook',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  expect(settings).toMatchObject({
    port: 5190,
    publicUrl: 'https://mela.example',
    allowedOrigins: ['https://a.example', 'capacitor://localhost'],
    methodPrefixes: ['mela'],
    stripe: { secretKey: 'key', publishableKey: 'shown', webhookSecret: 'hook' },
    files: { bucket: 'files', region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' },
  })
})

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.0.2.1', false],
])('A server at %s is local to this computer: %s', (host, expected) => {
  expect(isForThisMachine({ host, publicUrl: undefined, trustedProxies: 0 })).toBe(expected)
})

test('A server behind a proxy or with a public address is not local, since others can reach it', () => {
  const own = { host: '127.0.0.1', publicUrl: undefined, trustedProxies: 0 }
  expect(isForThisMachine({ ...own, trustedProxies: 1 })).toBe(false)
  expect(isForThisMachine({ ...own, publicUrl: 'https://asha.example' })).toBe(false)
  expect(isForThisMachine({ ...own, publicUrl: 'http://127.0.0.1:8080' })).toBe(true)
  expect(isForThisMachine({ ...own, publicUrl: 'http://localhost:8080' })).toBe(true)
})
