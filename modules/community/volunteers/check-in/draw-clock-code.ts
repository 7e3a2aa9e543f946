import { link } from '#framework/doctypes'
import { Download, method } from '#framework/modules'
import { drawQrSvg } from '#framework/printing'
import { Shift } from '../shift/shift.doctype.ts'
import { formatCheckInCode } from '../certificate/certificate-code.ts'
import { shiftStaffOnly } from '../shift-assignment/shift-assignment.states.ts'

async function* streamOnce(content: string) {
  yield content
}

/** Returns the check-in QR code of a shift as an image. It is for print or for a screen. */
export const drawClockCode = method({
  access: shiftStaffOnly,
  input: { name: link('Shift', { required: true }) },
  reads: true,
  async run({ input, documents }) {
    const { name, clock_code } = await documents.get(Shift, input.name)
    return new Download({
      fileName: `${name}.svg`,
      contentType: 'image/svg+xml',
      chunks: streamOnce(drawQrSvg(formatCheckInCode(name, clock_code ?? ''), 4)),
      isShown: true,
    })
  },
})
