import encodeQR from 'qr'
import { link } from '#framework/doctypes'
import { Download, method } from '#framework/modules'
import { Shift } from '../doctypes/shift.doctype.ts'
import { clockText } from '../rules/codes.ts'
import { anyShiftStaff } from '../rules/staff.ts'

async function* inOnePiece(content: string) {
  yield content
}

/** The square code that hangs where a shift begins, for paper or for a screen at the door. */
export const drawClockCode = method({
  access: anyShiftStaff,
  input: { name: link('Shift', { required: true }) },
  reads: true,
  async run({ input, documents }) {
    const { name, clock_code } = await documents.get(Shift, input.name)
    return new Download({
      fileName: `${name}.svg`,
      contentType: 'image/svg+xml',
      pieces: inOnePiece(encodeQR(clockText(name, clock_code ?? ''), 'svg', { border: 4 })),
      isShown: true,
    })
  },
})
