import { deskSettings } from './build/vite-settings.ts'

export default { ...deskSettings(), server: { port: 5179 } }
