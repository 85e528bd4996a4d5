console.log('finish: nothing to do yet');
