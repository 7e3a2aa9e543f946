export { diamond, kolam, kolamPicture, mark } from './kolam.ts'
