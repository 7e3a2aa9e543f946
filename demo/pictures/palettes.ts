import { type Inks, printInks } from '#design'

export const palettes = {
  house: printInks.light,
  indigo: {
    ...printInks.light,
    jamun: '#34417f',
    night: '#161f45',
    glow: '#3b4684',
    shade: '#283260',
    rani: '#d8452f',
    lilac: '#dfe4f5',
  },
  peacock: {
    ...printInks.light,
    jamun: '#17595c',
    night: '#0c2c33',
    glow: '#1c575c',
    shade: '#19424a',
    pink: '#f3b79c',
    floor: '#7a2f4a',
  },
} as const satisfies Record<string, Inks>

export type PaletteName = keyof typeof palettes
