export { diamond, kolam, rectangle, type Cell, type KolamStyle, kolamPicture, mark } from './kolam.ts'
