import { circle, fill, keyLine, line, roundedBox } from '../shapes.ts'

/** A school globe that shows the Indian Ocean. */
export function globe(): string {
  const ball = circle([116, 102], 68)
  const land =
    'M92 44Q122 34 140 52L128 62L136 76L120 122L106 84L92 80L80 88Q66 74 78 58ZM58 92Q74 92 78 112Q88 120 78 146Q68 158 64 142Q52 128 52 112ZM152 118q18 -2 22 8q-8 16 -18 18q-12 -12 -4 -26z'
  return [
    line('M66 22A88 88 0 1 1 50 164', 'marigold', 8),
    fill(ball, 'sky2') + fill(land, 'leaf2') + fill('M112 124l6 4l-2 8h-6z', 'leaf2'),
    fill('M104 186h24v14h-24z', 'jamun') + fill(roundedBox([66, 198, 100, 16], 8), 'jamun'),
    keyLine([
      ball,
      'M50 96Q116 122 182 96M60 66Q116 88 172 66M60 140Q116 162 172 140',
      roundedBox([66, 198, 100, 16], 8),
    ]),
  ].join('')
}
