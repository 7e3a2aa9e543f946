import fc from 'fast-check'
import { hostileJson, queryText } from './hostile-values.ts'

type Values = Readonly<Record<string, unknown>>

export interface Payload {
  readonly payload: string | Buffer | null
  readonly type: string | null
}

export const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

function multipart(values: Values): string {
  const parts = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return `--b\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"\r\n\r\n${text}\r\n`
  })
  return `${parts.join('')}--b--\r\n`
}

function filePart(values: Values, bytes: Buffer): Buffer {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n${multipart(values)}`)])
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const fileBytes = fc.oneof(
  fc.constantFrom(
    png,
    png.subarray(0, 20),
    Buffer.from('plain text'),
    Buffer.from('%PDF-1.4'),
    Buffer.from('<svg onload=alert(1)>'),
    Buffer.alloc(0),
  ),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
)

export function encodings(values: fc.Arbitrary<Values>): fc.Arbitrary<Payload> {
  const json = values.map((one): Payload => ({ payload: JSON.stringify(one), type: JSON_TYPE }))
  const form = values.map((one): Payload => ({ payload: queryText(one).slice(1), type: FORM_TYPE }))
  const broken = fc.constantFrom<Payload>(
    { payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), type: JSON_TYPE },
    { payload: Buffer.from([0x61, 0x3d, 0xc3, 0x28, 0x26, 0xff]), type: FORM_TYPE },
    { payload: '{"a":1}', type: 'text/plain' },
    { payload: '<a/>', type: 'application/xml' },
    { payload: '{"a":1}', type: 'application/json; charset=utf-7' },
    { payload: '{"a":1}', type: null },
    { payload: '', type: JSON_TYPE },
    { payload: 'a=1&a=2&a[]=3&a[b]=4&__proto__=5&__proto__[x]=6', type: FORM_TYPE },
    { payload: '%&=&==%ff=%zz', type: FORM_TYPE },
    { payload: '--b\r\n\r\n', type: 'multipart/form-data; boundary=b' },
    { payload: 'nothing', type: 'multipart/form-data' },
    { payload: '--b--', type: 'multipart/form-data; boundary=b' },
  )
  return fc.oneof(
    { weight: 24, arbitrary: json },
    {
      weight: 2,
      arbitrary: values.map((data): Payload => ({ payload: JSON.stringify({ data }), type: JSON_TYPE })),
    },
    {
      weight: 1,
      arbitrary: values.map((data): Payload => ({
        payload: JSON.stringify({ data: JSON.stringify(data) }),
        type: JSON_TYPE,
      })),
    },
    {
      weight: 1,
      arbitrary: values.map((data): Payload => ({ payload: JSON.stringify([data]), type: JSON_TYPE })),
    },
    { weight: 3, arbitrary: form },
    {
      weight: 1,
      arbitrary: values.map((one): Payload => ({
        payload: multipart(one),
        type: 'multipart/form-data; boundary=b',
      })),
    },
    { weight: 1, arbitrary: hostileJson.map((payload): Payload => ({ payload, type: JSON_TYPE })) },
    { weight: 1, arbitrary: broken },
  )
}

export function uploads(values: fc.Arbitrary<Values>): fc.Arbitrary<Payload> {
  return fc.tuple(values, fileBytes).map(([one, bytes]): Payload => ({
    payload: filePart(one, bytes),
    type: 'multipart/form-data; boundary=b',
  }))
}
