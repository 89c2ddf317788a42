<?php
/**
 * The origin of the questionnaire where the owner of the site sets none. The build writes this file.
 */

defined( 'ABSPATH' ) || exit;

return '';
