export { diamond, kolam, rectangle, type Cell, type KolamStyle } from './kolam.ts'
export { kolamPicture, mark } from './mark.ts'
