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

/** Razorpay's checkout is a frame on our page, loaded from their own origin alone. */
const RAZORPAY_CHECKOUT = 'https://checkout.razorpay.com'

interface Allowed {
  readonly hasRazorpay?: boolean
}

/**
 * Content security policy of a page. Pages are cached, so inline scripts are allowed by hashes instead of nonces. Style
 * attributes are allowed, because components position themselves with them.
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

/** The desk's components insert their styles at run time. */
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
