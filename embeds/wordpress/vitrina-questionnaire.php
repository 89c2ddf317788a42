<?php
/**
 * Plugin Name:       Vitrina Questionnaire
 * Description:       The website questionnaire in a page, over it or behind a link, as a block and as a shortcode.
 * Version:           1.1.2
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Vitrina
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       vitrina-questionnaire
 * Domain Path:       /languages
 */

namespace Vitrina\Questionnaire;

defined( 'ABSPATH' ) || exit;

const VERSION     = '1.1.2';
const PLUGIN_FILE = __FILE__;

require __DIR__ . '/includes/address.php';
require __DIR__ . '/includes/choice.php';
require __DIR__ . '/includes/form.php';
require __DIR__ . '/includes/block.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/privacy.php';
