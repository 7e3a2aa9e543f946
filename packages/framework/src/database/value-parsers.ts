import pg from 'pg'

const { builtins, getTypeParser } = pg.types

const int8Array = 1016
const numericArray = 1231

/** PostgreSQL drops trailing zeros of a fraction; documents compare datetimes as text, so a fraction always has six digits. */
const padFraction = (text: string): string =>
  text.includes('.') ? text.replace(/\.\d{1,6}/, (fraction) => fraction.padEnd(7, '0')) : text

const asPrinted = (text: string): string => text

/** `{1,2,NULL}`: what `array_agg` of whole or exact numbers gives. */
const numbers = (text: string): (number | null)[] =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : Number(item)))

type ValueParser = (text: string) => unknown

const parsers = new Map<number, ValueParser>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asPrinted],
  [builtins.TIME, padFraction],
  [builtins.TIMETZ, padFraction],
  [builtins.TIMESTAMP, padFraction],
  [builtins.TIMESTAMPTZ, padFraction],
  [int8Array, numbers],
  [numericArray, numbers],
])

/** Values as documents hold them: numbers for int8 and numeric, text for dates and times, parsed JSON. Only for our own connections. */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: (typeof builtins)['INT8'], format?: string): ValueParser => {
    if (format === 'binary') return getTypeParser(oid, 'binary') as ValueParser
    return parsers.get(oid) ?? (getTypeParser(oid, 'text') as ValueParser)
  },
}
