import { clientSettings } from './build/vite-settings.ts'

export default { ...clientSettings(), server: { port: 5180 } }
