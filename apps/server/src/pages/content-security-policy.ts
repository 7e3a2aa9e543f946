import { createHash } from 'node:crypto'

function hashes(texts: readonly string[]): string {
  return [...new Set(texts)]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
}

interface InlineTexts {
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
}

/** Razorpay's checkout stands over our page, and comes from their own address alone. */
const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com'

interface Allowed {
  /** People here pay through Razorpay. */
  readonly hasRazorpay?: boolean
}

/**
 * What a page may load and run. Pages are cached bytes, so inline texts are allowed by their hashes and not by a number
 * used once. Attributes of style stay open: components position themselves with them.
 */
export function pagePolicy(
  { inlineScripts, inlineStyles }: InlineTexts,
  { hasRazorpay }: Allowed = {},
): string {
  const scripts = ["'self'", ...(hasRazorpay ? [RAZORPAY_CHECKOUT] : []), hashes(inlineScripts)]
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src 'self' ${hashes(inlineStyles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "media-src 'self' https:",
    "frame-src 'self' https:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The desk's components write their styles into the page as they are needed. */
export const deskPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data: blob:",
  "media-src 'self' https: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')
