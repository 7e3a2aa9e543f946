export { albums } from './albums/all-albums.ts'
export { pictureNamed, pictures } from './all-pictures.ts'
export { goods } from './products.ts'
export { drawPicture, renderPicture, renderPictures } from './render.ts'
