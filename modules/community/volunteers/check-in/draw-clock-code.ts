import encodeQR from 'qr'
import { link } from '#framework/doctypes'
import { Download, method } from '#framework/modules'
import { Shift } from '../shift/shift.doctype.ts'
import { formatCheckInCode } from '../certificate/certificate-code.ts'
import { shiftStaffOnly } from '../shift-assignment/shift-assignment.states.ts'

async function* streamOnce(content: string) {
  yield content
}

/** The square code that hangs where a shift begins, for paper or for a screen at the door. */
export const drawClockCode = method({
  access: shiftStaffOnly,
  input: { name: link('Shift', { required: true }) },
  reads: true,
  async run({ input, documents }) {
    const { name, clock_code } = await documents.get(Shift, input.name)
    return new Download({
      fileName: `${name}.svg`,
      contentType: 'image/svg+xml',
      chunks: streamOnce(encodeQR(formatCheckInCode(name, clock_code ?? ''), 'svg', { border: 4 })),
      isShown: true,
    })
  },
})
