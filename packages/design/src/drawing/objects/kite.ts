import { circle, fill, keyLine, placed } from '../shapes.ts'

export function kite(): string {
  const drawn = [
    fill('M120 28L196 112L120 196L44 112Z', 'rani'),
    fill('M120 28L196 112H120Z', 'marigold') + fill('M120 112V196L44 112Z', 'jamun'),
    fill(circle([120, 112], 20), 'cotton') + fill('M120 196l-14 26h28z', 'leaf'),
    keyLine(['M120 28L196 112L120 196L44 112Z', 'M120 28V196', 'M44 112Q120 56 196 112']),
  ].join('')
  return placed(placed(drawn, { x: -120, y: -120 }), { x: 120, y: 120, turn: 12 })
}
