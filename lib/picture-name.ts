/** The name of a picture's file without its ending, in content/pictures: lower case, as the editor makes it of a phone's. */
export const pictureName = /^[a-z0-9]+([-_][a-z0-9]+)*$/;
